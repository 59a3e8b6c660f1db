"""The only room that speaks HTTP to the payment service: domain values in, domain values or domain errors out."""

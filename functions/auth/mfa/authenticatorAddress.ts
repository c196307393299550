/** What an authenticator app reads off the QR code (Key Uri Format): a secret under the provider's name and the e-mail. */
export const authenticatorAddress = (provider: string, email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${provider}:${email}`)}?${new URLSearchParams({ secret, issuer: provider })}`

/** What an authenticator app reads off the QR code (Key Uri Format): a secret under the provider's name and the e-mail. */
export const authenticatorAddress = ({
  provider,
  email,
  secret,
}: {
  readonly provider: string
  readonly email: string
  readonly secret: string
}): string =>
  `otpauth://totp/${encodeURIComponent(`${provider}:${email}`)}?${new URLSearchParams({ secret, issuer: provider })}`

/** The parts of a refresh token: which session, the secret of its device, the secret that works once. */
export interface RefreshTokenParts {
  readonly sessionId: string
  readonly device: string
  readonly rotation: string
}

export const writeRefreshToken = ({ sessionId, device, rotation }: RefreshTokenParts): string =>
  `${sessionId}.${device}.${rotation}`

/** The parts of a token, or undefined for what is none. */
export const readRefreshToken = (token: string): RefreshTokenParts | undefined => {
  const [sessionId, device, rotation, ...rest] = token.split('.')
  return sessionId && device && rotation && rest.length === 0 ? { sessionId, device, rotation } : undefined
}

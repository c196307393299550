import { randomBytes } from 'node:crypto'

/** What a receiver knows its webhook by: 32 characters. */
export const newClientId = (): string => randomBytes(16).toString('hex')

/** What signs: 24 random bytes, which are 32 letters of base64. */
export const newClientSecret = (): string => randomBytes(24).toString('base64')

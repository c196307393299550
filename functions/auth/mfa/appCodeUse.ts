import { hashOf } from '#functions/directory/secrets/secret.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'

/**
 * The key under which the use of a code of the authenticator app takes effect once, at sign-in and step-up together. A
 * code stands for 30 seconds and would pass at both; that the same digits come again within the month is one in a million.
 */
export const appCodeUse = ({ id }: UserRecord, code: string): string => `appCode|${id}|${hashOf(`${id}|${code}`)}`

import { ulid } from 'ulid'
import { downloadLink, keepFile } from '#functions/_platform/files/files.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

interface Made {
  readonly fileName: string
  readonly contentType: string
  readonly body: Uint8Array
}

/** Keeps what was made under a key nobody can guess, and answers with a link that works for five minutes. */
export const keptFile = async ({ fileName, contentType, body }: Made, now: Instant) => {
  const key = `claims/${ulid()}`
  await keepFile({ key, body, contentType })
  const { url, seconds } = await downloadLink({ key, fileName })
  return { url, fileName, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() }
}

import { downloadLink } from '#functions/_platform/files/files.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** So long the copy of somebody's data can be downloaded. */
export const fileDays = 30

/** A link of five minutes to the copy of somebody's data; fails with `privacy.noFile` where there is none. */
export const linkToFile = async ({ file }: PrivacyRequestRecord, now: Instant) => {
  if (file === undefined || file.until <= now) return fail('privacy.noFile')
  const fileName = 'your-data.zip'
  const { url, seconds } = await downloadLink({ key: file.key, fileName })
  return { url, fileName, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() }
}

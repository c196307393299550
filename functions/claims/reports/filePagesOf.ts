import { config } from '#functions/_platform/config/config.ts'
import type { ZipEntry } from '#functions/_platform/files/zip.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { coverTold } from '../desk/coverTold.ts'
import { diariesOf } from '../notes/diaries.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { type FileOf, fileHead, filePages, fileParts } from './filePages.ts'
import type { FilePart } from './filePart.ts'

interface Asked {
  readonly now: Instant
  /** What stands beside the file's own pages, as its index names it. */
  readonly beside: readonly string[]
}

const fileOf = async (claim: ClaimRecord): Promise<FileOf> => {
  const [cover, notes, diaries] = await Promise.all([
    coverTold(claim),
    claimNotes.every({ scopes: [`claim:${claim.id}`] }),
    diariesOf(claim.id),
  ])
  return { file: { ...claim, cover }, notes, diaries, region: config.region }
}

/** The pages of a claim's file as it is now, an index first. */
export const filePagesOf = async (claim: ClaimRecord, asked: Asked): Promise<ZipEntry[]> =>
  filePages({ ...(await fileOf(claim)), ...asked })

/** What a claim's file consists of as it is now, for who prints it, and what is said before. */
export const filePartsOf = async (
  claim: ClaimRecord,
  now: Instant,
): Promise<{ readonly head: readonly string[]; readonly parts: readonly FilePart[] }> => {
  const of = await fileOf(claim)
  return { head: fileHead(of, now), parts: fileParts(of) }
}

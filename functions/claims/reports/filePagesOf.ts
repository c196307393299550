import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { ZipEntry } from '#functions/_platform/files/zip.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { toFile } from '../desk/toFile.ts'
import { diariesOf } from '../notes/diaries.ts'
import { claimNotes } from '../store/claimNotes.ts'
import type { StoredClaim } from '../store/claims.ts'
import { filePages } from './filePages.ts'

interface Asked {
  readonly actor: Actor
  readonly now: Instant
  /** What stands beside the file's own pages, as its index names it. */
  readonly beside: readonly string[]
}

/** The pages of a claim's file as it is now, an index first. */
export const filePagesOf = async (claim: StoredClaim, { actor, now, beside }: Asked): Promise<ZipEntry[]> => {
  const [file, notes, diaries] = await Promise.all([
    toFile(claim, actor),
    claimNotes.every({ scopes: [`claim:${claim.id}`] }),
    diariesOf(claim.id),
  ])
  return filePages({ file, notes, diaries, beside, region: config.region, now })
}

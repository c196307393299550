import { implement } from '#functions/_platform/http/implement.ts'
import { downloadClaimsFile as contract } from '#shared/contracts/claims/reports.ts'
import { requireForDesk } from '../desk/desk.ts'
import { toFile } from '../desk/toFile.ts'
import { diariesOf } from '../notes/diaries.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { filePages } from './filePages.ts'
import { keptFile } from './keptFile.ts'
import { zipOf } from './zip.ts'

/** The file is put together as it is asked for, with an index of what is in it. */
export const downloadClaimsFile = implement(contract)(async ({ query, actor, now }) => {
  const claim = await requireForDesk(query.claimsFileId, actor)
  const [file, notes, diaries] = await Promise.all([
    toFile(claim, actor),
    claimNotes.every({ scopes: [`claim:${claim.id}`] }),
    diariesOf(claim.id),
  ])
  const body = zipOf(filePages({ file, notes, diaries, now }))
  return keptFile({ fileName: `${claim.claimNumber ?? claim.id}.zip`, contentType: 'application/zip', body }, now)
})

import { downloadLink } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { listWords } from '#shared/contract/lists.ts'
import { downloadListExport as contract } from '#shared/contracts/platform/exports.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { type ListExportRecord, listExports, requireExport, standingOf } from '../store/listExports.ts'

/** `searchPolicies` of a day: `policies-2026-11-27.csv`. */
const fileNameOf = ({ list, format, created }: ListExportRecord): string =>
  `${listWords(list).replaceAll(' ', '-')}-${created.replace(/T.*$/, '')}.${format.toLowerCase()}`

/** That somebody had a link is written first. Who is something else than when the list was read asks for it again. */
export const downloadListExport = implement(contract)(async ({ params, actor, now, fail }) => {
  const found = await requireExport(params.listExportId, actor)
  const { file } = found
  if (file === undefined || file.until <= now || file.readAs !== standingOf(actor)) return fail('export.noFile')
  await commit([listExports.update(found, { ...found, downloaded: now })])
  const fileName = fileNameOf(found)
  const { url, seconds } = await downloadLink({ key: file.key, fileName })
  return { url, fileName, expiresAt: Instant.parse(new Date(Date.parse(now) + seconds * 1000).toISOString()) }
})

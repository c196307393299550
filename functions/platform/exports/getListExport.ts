import { implement } from '#functions/_platform/http/implement.ts'
import { getListExport as contract } from '#shared/contracts/platform/exports.ts'
import { requireExport, shownExport } from '../store/listExports.ts'

export const getListExport = implement(contract)(async ({ params, actor, now }) =>
  shownExport(await requireExport(params.listExportId, actor), now),
)

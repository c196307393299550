import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isList } from '#shared/contract/lists.ts'
import { exportList } from '#shared/contracts/platform/exports.ts'
import type { ListExportId } from '#shared/domain/ids/ids.ts'
import { isGhosting } from '../api/claims.ts'
import { type Origin, originOf } from '../api/origin.ts'
import { readSession } from '../api/session.ts'
import { useCommand } from '../api/useCommand.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { whileBusy } from '../ui/notNow.ts'
import { toast } from '../ui/toast.ts'
import { WhyNot } from '../ui/WhyNot.tsx'
import type { Column } from './column.ts'

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })))

/** Where rows come from that their reader may take away; undefined of others, and of who has jumped into the account. */
export const takenFrom = (rows: object | undefined): Origin | undefined => {
  const origin = originOf(rows)
  const claims = readSession()?.claims
  if (origin === undefined || claims === undefined || isGhosting(claims)) return undefined
  return isList(origin.operation) ? origin : undefined
}

/** Parameters as they stand in an address. */
const texts = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Readonly<Record<string, unknown>>)
      .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(',') : String(value ?? '')])
      .filter(([, value]) => value !== ''),
  )

type ExportMenuProps = {
  origin: Origin
  label: string
  columns: readonly Pick<Column<never>, 'field' | 'header' | 'id'>[]
}

/** Has the list that a table shows written to a file, with its filters and in its order. */
export const ExportMenu = ({ origin: { operation, input }, label, columns }: ExportMenuProps) => {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [made, setMade] = useState<ListExportId>()
  const { mutateAsync, isPending } = useCommand(exportList)
  const begin = async (format: 'CSV' | 'XLSX') => {
    setAnchor(null)
    const { params, query } = (input ?? {}) as { readonly params?: unknown; readonly query?: unknown }
    try {
      const { fileHeads } = await import('./fileHeads.ts')
      const heads = await fileHeads(operation, columns)
      const body = { list: operation.name, params: texts(params), query: texts(query), format, heads }
      setMade((await mutateAsync({ body })).id)
    } catch (error) {
      toast.problem(error)
    }
  }
  return (
    <>
      <WhyNot reason={whileBusy(isPending)} hint={t('table.export.action')}>
        <IconButton
          size="small"
          sx={{ minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } }}
          aria-label={t('table.export.action')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon />
        </IconButton>
      </WhyNot>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void begin('CSV')}>{t('table.export.csv')}</MenuItem>
        <MenuItem onClick={() => void begin('XLSX')}>{t('table.export.xlsx')}</MenuItem>
      </Menu>
      {made !== undefined && (
        <Suspense fallback={null}>
          <ExportDialog id={made} label={label} onClose={() => setMade(undefined)} />
        </Suspense>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type DocumentRow, docTypes } from '#shared/contracts/docs/document.ts'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { nowHere } from '#web/i18n/clock.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, accountReaders } from '#web/paths.ts'
import type { RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { AccountIcon, DeleteIcon, DownloadIcon, EditIcon, UploadIcon, VisibilityIcon } from '#web/ui/icons.tsx'
import { documentHistory, removeDocument, updateDocument, uploadDocument } from '../../features/documents/dialogs.ts'
import { useHistoryAction } from '../useHistoryAction.tsx'
import { documentColumns, documentColumnsOfAll } from './documentColumns.tsx'
import { kindsToFilter } from './kindsToFilter.ts'
import {
  canChange,
  canOpen,
  canPreview,
  download,
  downloadArchive,
  downloadVersion,
  preview,
  versionsBefore,
  zipOfDocuments,
} from './openDocuments.ts'

/** Whose library it is: the id that documents are asked for by, and the records that an upload is filed with. */
export type LibraryOwner = {
  readonly id: string
  readonly accountId?: string | undefined
  readonly quoteId?: string | undefined
  readonly policyId?: string | undefined
  readonly submissionId?: string | undefined
  readonly claimId?: string | undefined
  /** Of a claim: whether who looks at it is the desk, and so says who sees what it brings. */
  readonly isDesk?: boolean | undefined
  readonly agencyId?: string | undefined
  /** The moment of which a document is being made: it is looked for until it is there. */
  readonly awaited?: string | undefined
}

/** How often a file that is being examined or made is looked at again. */
const examiningInterval = 1500
/** So long at most (milliseconds) a document is waited for that is being made. */
const longestMaking = 60_000

const isAwaited = (awaited: string | undefined, rows: readonly DocumentRow[]): boolean =>
  awaited !== undefined &&
  nowHere() - Date.parse(awaited) < longestMaking &&
  !rows.some(({ created }) => created === awaited)

/**
 * The documents of an owner, or all in reach: searched, filtered, shown, taken away, brought by button or by drop. Among
 * panels it is titled as they are.
 */
export const DocumentLibrary = ({ owner, titled = false }: { owner?: LibraryOwner; titled?: boolean }) => {
  const { t } = useTranslation('documents')
  const may = useMay()
  const isStaff = useSession()?.claims.accountType === 'COWBELL'
  const { open } = useDialogs()
  const history = useHistoryAction()
  const navigate = useNavigate()
  const persona = usePersona()
  // An insured's are its own; among those of everybody, and of an agency, each says of whom it is.
  const isOfSeveral = persona !== 'CUSTOMER' && (owner === undefined || owner.id === owner.agencyId)
  const seesAccounts = accountReaders.includes(persona) && may('account:read')
  const list = useListState({ pageSize: 25, prefix: 'documents.', ranked: true })
  const docType = docTypes.find((each) => each.docType === list.filter('docType'))?.docType
  const query = { ...list.pageQuery, ...(docType && { docType }) }
  const again = {
    keepPrevious: true,
    refetchInterval: (page: { readonly content: readonly DocumentRow[] } | undefined) =>
      page?.content.some(({ examination }) => examination === 'WAITING') ||
      isAwaited(owner?.awaited, page?.content ?? [])
        ? examiningInterval
        : (false as const),
  }
  const ofOwner = useOperation(
    searchOwnerDocuments,
    { params: { ownerId: owner?.id ?? '' }, query },
    { ...again, enabled: owner !== undefined },
  )
  const inReach = useOperation(searchDocuments, { query }, { ...again, enabled: owner === undefined })
  const documents = owner === undefined ? inReach : ofOwner
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = (documents.data?.content ?? []).filter((row) => ids.has(row.docId) && canOpen(row))
  const [isOver, setIsOver] = useState(false)
  const brings = owner !== undefined && may('document:upload')
  const upload = (files: readonly File[] = []) => {
    if (owner === undefined) return
    const { awaited: _, id: __, ...filedWith } = owner
    open(uploadDocument, { ...filedWith, files: [...files] })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) upload(files)
  }
  // Among those of everybody nothing else says whose a document is.
  const toAccount = ({ accountId }: DocumentRow): RowAction[] =>
    owner !== undefined || accountId === undefined || !seesAccounts
      ? []
      : [{ label: t('account'), icon: <AccountIcon />, onSelect: () => void navigate(accountPath(persona, accountId)) }]
  const actionsOf = (row: DocumentRow): RowAction[] => [
    ...(canPreview(row) ? [{ label: t('preview'), icon: <VisibilityIcon />, onSelect: () => preview(row) }] : []),
    {
      label: t('download'),
      icon: <DownloadIcon />,
      onSelect: () => download(row),
      ...(!canOpen(row) && { notNow: row.heldBecause ?? t('standing.WAITING') }),
    },
    ...toAccount(row),
    ...versionsBefore(row).map((number) => ({
      label: t('versionBefore', { number }),
      icon: <DownloadIcon />,
      onSelect: () => downloadVersion(row, number),
    })),
    ...(row.isArchived && isStaff
      ? [{ label: t('archiveCopy'), icon: <DownloadIcon />, onSelect: () => downloadArchive(row) }]
      : []),
    history(() => open(documentHistory, { id: row.docId, name: row.docName })),
    ...(canChange(row) && may('document:upload')
      ? [
          {
            label: t('edit'),
            icon: <EditIcon />,
            onSelect: () => open(updateDocument, { document: row, ...(owner?.isDesk && { isDesk: true }) }),
          },
        ]
      : []),
    ...(canChange(row) && may('document:delete')
      ? [
          {
            label: t('delete'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => open(removeDocument, { docId: row.docId, docName: row.docName }),
          },
        ]
      : []),
  ]
  return (
    <Box
      {...(brings && {
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setIsOver(true)
        },
        onDragLeave: () => setIsOver(false),
        onDrop: drop,
      })}
      sx={{ outline: isOver ? '2px dashed' : 'none', outlineColor: 'primary.main', borderRadius: 1.5, minWidth: 0 }}
    >
      {titled && (
        <Typography variant="h4" component="h2" sx={{ px: 2, pt: 1, pb: 1.5 }}>
          {t('title')}
        </Typography>
      )}
      <DataTable
        name="documentLibrary"
        label={t('title')}
        columns={isOfSeveral ? documentColumnsOfAll : documentColumns}
        rowId={(row) => row.docId}
        {...list.table(documents)}
        onRowClick={(row) => (canPreview(row) ? preview(row) : canOpen(row) && download(row))}
        actions={actionsOf}
        selection={{ ids, onChange: setIds }}
        toolbar={
          <>
            <TableSearch value={list.search} onSearch={list.setSearch} />
            <Select
              size="small"
              displayEmpty
              value={docType ?? ''}
              inputProps={{ 'aria-label': t('columns.type') }}
              onChange={({ target }) => list.setFilter('docType', target.value || undefined)}
            >
              <MenuItem value="">{t('everyKind')}</MenuItem>
              {kindsToFilter(region.code, { ofClaim: owner?.claimId !== undefined }).map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </Select>
            {chosen.length > 0 && (
              <FileDownloadButton size="small" load={() => zipOfDocuments(chosen, t('zipName'))}>
                {t('zip', { count: chosen.length })}
              </FileDownloadButton>
            )}
            {brings && (
              <Button size="small" variant="contained" startIcon={<UploadIcon />} onClick={() => upload()}>
                {t('upload.open')}
              </Button>
            )}
          </>
        }
        empty={{ title: t('none'), hint: t(owner?.claimId ? 'noneOfClaim' : brings ? 'noneHint' : 'noneInReach') }}
      />
    </Box>
  )
}

import { useTranslation } from 'react-i18next'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { documentColumns } from './documentColumns.tsx'

const download = ({ docId }: DocumentRow): void => {
  call(downloadDocument, { query: { docId } }).then(saveFile, (error) => toast.problem(error))
}

/** The documents of an account, newest first; a row downloads its file. */
export const AccountDocuments = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation('account')
  const list = useListState({ pageSize: 25, prefix: 'documents.', ranked: true })
  const documents = useOperation(
    searchOwnerDocuments,
    { params: { ownerId: accountId }, query: list.pageQuery },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="accountDocuments"
      label={t('documents.title')}
      columns={documentColumns}
      rowId={(row) => row.docId}
      {...list.table(documents)}
      onRowClick={download}
      actions={(row) => [{ label: t('documents.download'), icon: <DownloadIcon />, onSelect: () => download(row) }]}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} />}
      empty={{ title: t('documents.none'), hint: t('documents.noneHint') }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import type { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import { listPaperNotices } from '#shared/contracts/policy/paperNotices.ts'
import { paperNoticeStatuses } from '#shared/records/paperNotice/paperNoticeStatus.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import { postPaperNotice, waivePaperNotice } from '../dialogs.ts'

const Status = ({ notice: { status } }: { notice: PaperNotice }) => {
  const { t } = useTranslation('policy')
  return <StatusChip status={status} label={t(`paperNotice.statuses.${status}`)} />
}

/** The proof that it was posted, or why it was not. */
const Proof = ({ notice: { posted, waived } }: { notice: PaperNotice }) => {
  const { t } = useTranslation('policy')
  if (posted !== undefined)
    return [date(posted.on), t(`paperNotice.services.${posted.service}`), posted.reference, posted.by]
      .filter((each) => each !== undefined)
      .join(', ')
  return waived?.reason ?? ''
}

const columns: readonly Column<PaperNotice>[] = [
  {
    id: 'companyName',
    header: 'policy:paperNotice.insured',
    cell: ({ companyName }) => companyName,
    fixed: true,
    card: 'title',
  },
  { id: 'status', header: 'policy:paperNotice.status', cell: (notice) => <Status notice={notice} />, card: 'status' },
  {
    id: 'docName',
    header: 'policy:paperNotice.document',
    cell: ({ docName }) => docName.replace(/\.pdf$/, ''),
    card: 'fact',
  },
  {
    id: 'postBy',
    header: 'policy:paperNotice.postBy',
    cell: ({ postBy }) => (postBy === undefined ? '–' : date(postBy)),
    align: 'end',
    card: 'fact',
  },
  { id: 'proof', header: 'policy:paperNotice.proof', cell: (notice) => <Proof notice={notice} />, card: 'text' },
]

/** Notices that go by post to their insureds: what is to be printed and posted by when, and the proof that it was. */
export const PaperNoticesPage = () => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const persona = usePersona()
  const list = useListState()
  const status = paperNoticeStatuses.find((each) => each === list.filter('status'))
  const { sort: _, ...query } = list.query
  const notices = useOperation(
    listPaperNotices,
    { query: { ...query, ...(status && { status }) } },
    { keepPrevious: true },
  )
  const actions = (notice: PaperNotice): readonly RowAction[] => [
    {
      label: t('paperNotice.print'),
      onSelect: () =>
        void call(downloadDocument, { query: { docId: notice.docId } })
          .then(saveFile)
          .catch(toast.problem),
    },
    ...(notice.status === 'TO_POST'
      ? [
          { label: t('paperNotice.post'), onSelect: () => open(postPaperNotice, { notice }) },
          { label: t('paperNotice.waive'), onSelect: () => open(waivePaperNotice, { notice }) },
        ]
      : []),
  ]
  return (
    <Page>
      <PageHeader title={t('paperNotice.notices')} subtitle={t('paperNotice.about')} />
      <DataTable
        name="paperNotices"
        label={t('paperNotice.notices')}
        columns={columns}
        rowId={({ id }) => id}
        {...list.table(notices)}
        rowHref={({ policyId }) => `${inPersona(persona, 'policies')}/${policyId}`}
        actions={actions}
        toolbar={
          <>
            <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('paperNotice.find')} />
            <FilterChips
              label={t('paperNotice.status')}
              single
              options={paperNoticeStatuses.map((value) => ({ value, label: t(`paperNotice.statuses.${value}`) }))}
              value={status === undefined ? [] : [status]}
              onChange={([next]) => list.setFilter('status', next)}
            />
          </>
        }
        empty={{ title: t('paperNotice.none'), hint: t('paperNotice.noneHint') }}
      />
    </Page>
  )
}

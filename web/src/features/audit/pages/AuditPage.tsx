import { useTranslation } from 'react-i18next'
import { exportAuditTrail } from '#shared/contracts/auth/audit.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuditFilters } from '../parts/AuditFilters.tsx'
import { AuditList } from '../parts/AuditList.tsx'
import { type AuditChoice, filterOf } from '../parts/auditFilter.ts'
import { exportedParts } from '../parts/exportedParts.ts'

/** Who did what to which record: for staff of everyone, for an organization's administrators of their own. */
export const AuditPage = () => {
  const { t } = useTranslation('audit')
  const may = useMay()
  const { clearing, filter, setFilters } = useListState()
  const { mutateAsync } = useCommand(exportAuditTrail)
  const choice: AuditChoice = {
    find: filter('find'),
    kind: filter('kind'),
    jumpedIn: filter('jumpedIn'),
    from: filter('from'),
    to: filter('to'),
  }
  const narrowed = filterOf(choice)
  const load = async () => {
    const parts = await exportedParts((after) =>
      mutateAsync({ body: { ...narrowed, ...(after !== undefined && { after }) } }),
    )
    const count = parts.reduce((sum, { lines }) => sum + lines, 0)
    toast.success(t(parts.at(-1)?.nextToken === undefined ? 'exported' : 'exportedPart', { count }))
    const content = new Blob(
      parts.map(({ csv }) => csv),
      { type: 'text/csv;charset=utf-8' },
    )
    return { fileName: parts[0]?.fileName ?? 'audit.csv', content }
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        secondary={may('audit:export') && <FileDownloadButton load={load}>{t('export')}</FileDownloadButton>}
      />
      <AuditFilters choice={choice} onChange={setFilters} />
      <AuditList
        filter={narrowed}
        onClear={clearing()}
        onPerson={(id) => setFilters({ find: id })}
        onEarlier={
          choice.from === undefined && narrowed.record === undefined
            ? () =>
                setFilters({
                  from: addDays(choice.to === undefined ? todayHere() : CalendarDate.parse(choice.to), -365),
                })
            : undefined
        }
      />
    </Page>
  )
}

import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { previousMonth, statementYears } from '#shared/domain/billing/statementMonths.ts'
import { AgencyId, type DocumentId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { Problem } from '#web/api/problem.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { monthName } from '#web/i18n/monthName.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { AgencyField } from '../agency/AgencyField.tsx'

const Chosen = z.object({
  year: z.string(),
  month: z.string(),
  as: z.enum(['pdf', 'csv']),
  agencyId: AgencyId.optional(),
})
const ChosenWithAgency = Chosen.extend({ agencyId: AgencyId })

const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) }))

const isNone = (error: unknown): boolean => error instanceof Problem && error.status === 404

type StatementDialogProps = {
  title: string
  /** Finds what was made of a month: a document, and the same as a table. */
  find: (
    month: { year: string; month: string },
    agencyId: AgencyId | undefined,
  ) => Promise<{ readonly docId: DocumentId; readonly csvDocId: DocumentId }>
  /** Staff say whose it is. */
  asksAgency?: boolean
  onClose: () => void
}

/** What is made of each month – an invoice, a statement –, by year and month, as a document or as a table. */
export const StatementDialog = ({ title, find, asksAgency = false, onClose }: StatementDialogProps) => {
  const { t } = useTranslation('records')
  const first = previousMonth(todayHere())
  return (
    <FormDialog
      title={title}
      submitLabel={t('statement.submit')}
      width="xs"
      schema={asksAgency ? ChosenWithAgency : Chosen}
      defaultValues={{ year: String(first.year), month: String(first.month), as: 'pdf' }}
      onClose={onClose}
      onSubmit={async ({ as, agencyId, ...month }) => {
        const made = await find(month, agencyId).catch((error) =>
          orSay(t(isNone(error) ? 'statement.none' : 'statement.failed'))(error),
        )
        const file = await call(downloadDocument, {
          query: { docId: as === 'pdf' ? made.docId : made.csvDocId },
        }).catch(orSay(t('statement.noDownload')))
        saveFile(file)
      }}
    >
      {asksAgency && <AgencyField label={t('statement.agency')} />}
      <SelectField
        name="year"
        label={t('statement.year')}
        options={statementYears(todayHere()).map((year) => ({ value: String(year), label: String(year) }))}
      />
      <SelectField name="month" label={t('statement.month')} options={months} />
      <SelectField
        name="as"
        label={t('statement.as')}
        options={[
          { value: 'pdf', label: t('statement.pdf') },
          { value: 'csv', label: t('statement.csv') },
        ]}
      />
    </FormDialog>
  )
}

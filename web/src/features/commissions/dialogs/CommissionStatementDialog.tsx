import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getCommissionStatement } from '#shared/contracts/docs/documents.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { StatementDialog } from '#web/records/statement/StatementDialog.tsx'

const Data = z.object({ agencyId: AgencyId.optional() })

/** The commission statement of a month. */
export const CommissionStatementDialog = ({ agencyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  return (
    <StatementDialog
      title={t('statement.title')}
      find={({ year, month }) =>
        call(getCommissionStatement, {
          query: { year: Number(year), month: Number(month), ...(agencyId !== undefined && { agencyId }) },
        })
      }
      onClose={onClose}
    />
  )
}

export default hosted(Data, CommissionStatementDialog)

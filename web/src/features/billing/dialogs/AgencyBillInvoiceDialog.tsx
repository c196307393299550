import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAgencyBillInvoice } from '#shared/contracts/billing/agencyBill.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { StatementDialog } from '#web/records/statement/StatementDialog.tsx'

const Data = z.object({ agencyId: AgencyId.optional() })

/** The agency's invoice of a month. */
export const AgencyBillInvoiceDialog = ({ agencyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  return (
    <StatementDialog
      title={t('statement.billTitle')}
      find={(params) => call(getAgencyBillInvoice, { params, query: agencyId === undefined ? {} : { agencyId } })}
      onClose={onClose}
    />
  )
}

export default hosted(Data, AgencyBillInvoiceDialog)

import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAgencyBillInvoice } from '#shared/contracts/billing/agencyBill.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { StatementDialog } from '#web/records/statement/StatementDialog.tsx'

const Data = z.object({ agencyId: AgencyId.optional() })

/** The invoice of an agency's month: the reader's own, the one that is named, or for staff the one they choose. */
export const AgencyBillInvoiceDialog = ({ agencyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const isStaff = useSession()?.claims.accountType === 'COWBELL'
  return (
    <StatementDialog
      title={t('statement.billTitle')}
      asksAgency={isStaff && agencyId === undefined}
      find={(params, chosen = agencyId) =>
        call(getAgencyBillInvoice, { params, query: chosen === undefined ? {} : { agencyId: chosen } })
      }
      onClose={onClose}
    />
  )
}

export default hosted(Data, AgencyBillInvoiceDialog)

import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getClaimFile } from '#shared/contracts/claims/desk.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SelectField } from '#web/forms/SelectField.tsx'

/** The vendor at work on the claim that is paid, whose name then is the payee's; nothing where nobody was brought in. */
export const PayeeVendorField = ({ claimId }: { claimId: ClaimId }) => {
  const { t } = useTranslation('claims')
  const form = useFormContext()
  const file = useOperation(getClaimFile, { params: { claimId } })
  const vendors = file.data?.vendors ?? []
  const names = new Map<unknown, string>(vendors.map(({ vendorId, vendorName }) => [vendorId, vendorName]))
  if (names.size === 0) return null
  return (
    <SelectField
      name="vendorId"
      label={t('fields.payeeVendor')}
      options={vendors
        .filter(({ vendorId }, index) => vendors.findIndex((each) => each.vendorId === vendorId) === index)
        .map(({ vendorId, vendorName }) => ({ value: vendorId, label: vendorName }))}
      onPick={(vendorId) => {
        const name = names.get(vendorId)
        if (name !== undefined) form.setValue('payee', name)
      }}
      optional
    />
  )
}

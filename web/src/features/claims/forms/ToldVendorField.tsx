import { useTranslation } from 'react-i18next'
import { getClaimFile } from '#shared/contracts/claims/desk.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SelectField } from '#web/forms/SelectField.tsx'

/** For which vendor at work on the claim it is besides the desk; nothing where nobody was brought in. */
export const ToldVendorField = ({ claimId, hint }: { claimId: ClaimId; hint: string }) => {
  const { t } = useTranslation('claims')
  const file = useOperation(getClaimFile, { params: { claimId } })
  const names = new Map((file.data?.vendors ?? []).map(({ vendorId, vendorName }) => [vendorId, vendorName]))
  if (names.size === 0) return null
  return (
    <SelectField
      name="vendorId"
      label={t('fields.forVendor')}
      options={[...names].map(([value, label]) => ({ value, label }))}
      hint={hint}
      optional
    />
  )
}

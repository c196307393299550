import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listAdditionalInsureds } from '#shared/contracts/policy/policies.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { PostcodeField } from '#web/forms/PostcodeField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { regionHasStates, StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { otherHolder } from './holderForm.ts'

/** Whom a certificate is for: one of the policy's additional insureds, or somebody by name and address. */
export const HolderFields = ({ policyId }: { policyId: PolicyId }) => {
  const { t } = useTranslation(['policy', 'address'])
  const { control } = useFormContext()
  const holder: unknown = useWatch({ control, name: 'holder' })
  const insureds = useOperation(listAdditionalInsureds, { params: { policyId } })
  const named = insureds.data ?? []
  return (
    <>
      <Typography color="text.secondary">{t('certificate.text')}</Typography>
      {insureds.error && <Alert severity="warning">{t('certificate.insuredsFailed')}</Alert>}
      {named.length > 0 && (
        <SelectField
          name="holder"
          label={t('certificate.holder')}
          options={[
            { value: otherHolder, label: t('certificate.other') },
            ...named.map(({ id, businessName, city }) => ({ value: id, label: businessName, hint: city })),
          ]}
        />
      )}
      {holder === otherHolder ? (
        <FieldGrid>
          <TextField name="organizationName" label={t('certificate.organizationName')} maxLength={200} />
          <TextField name="address1" label={t('address:address1')} maxLength={200} />
          <TextField name="city" label={t('address:city')} maxLength={100} />
          {regionHasStates && <StateField name="state" label={t('address:state')} />}
          <PostcodeField name="zip" label={t('address:zipCode')} optional />
        </FieldGrid>
      ) : (
        <Typography color="text.secondary">{t('certificate.insuredHint')}</Typography>
      )}
    </>
  )
}

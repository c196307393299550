import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { listDocTypes } from '#shared/contracts/docs/documents.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SelectField } from '#web/forms/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'

/** Of what kind a document is: of a claim one of those that a claims file has. */
export const DocTypeField = ({ ofClaim = false }: { ofClaim?: boolean }) => {
  const { t } = useTranslation('documents')
  const kinds = useOperation(listDocTypes, { query: ofClaim ? { claim: 'true' } : {} })
  const { isError } = kinds
  useEffect(() => {
    if (isError) toast.error(t('failed.docTypes'))
  }, [isError, t])
  return (
    <SelectField
      name="docType"
      label={t('fields.docType')}
      options={(kinds.data ?? []).map(({ docType, label }) => ({ value: docType, label }))}
    />
  )
}

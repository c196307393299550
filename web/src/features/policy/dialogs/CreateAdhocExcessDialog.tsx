import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { createAdhocExcess } from '#shared/contracts/policy/excess.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { attachesAt } from '#shared/domain/policy/excessTower.ts'
import { paperTypesOf } from '#shared/domain/policy/policyForm.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { toast } from '#web/ui/toast.ts'
import { UnderlyingFields } from '../forms/UnderlyingFields.tsx'

const Schema = createAdhocExcess.body.omit({ accountId: true, expectedTotal: true, expirationDate: true })
const paperTypes = paperTypesOf[region.code]

type CreateAdhocExcessDialogProps = {
  accountId: AccountId
  accountName?: string | undefined
  onClose: () => void
}

/** Issues an excess layer over cover that others insure. */
export const CreateAdhocExcessDialog = ({ accountId, accountName = '', onClose }: CreateAdhocExcessDialogProps) => {
  const { t } = useTranslation('policy')
  const { nameOf, lineOf } = useProductWords()
  const navigate = useNavigate()
  const persona = usePersona()
  const create = useCommand(createAdhocExcess, { invalidates: [searchBinders, searchPolicies] })
  return (
    <FormDialog
      title={t('adhoc.title', { company: accountName })}
      submitLabel={t('adhoc.submit')}
      width="sm"
      schema={Schema}
      defaultValues={{
        productType: region.products[0],
        paperType: paperTypes[0]?.id,
        effectiveDate: addDays(todayHere(), 14),
        underlying: [],
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        const layer = await create.mutateAsync({ body: { ...body, accountId } })
        toast.success(t('excess.done', { policyNumber: layer.policyNumber }))
        navigate(policyPath(persona, layer.id))
      }}
    >
      {(form) => {
        const underlying = form.watch('underlying') ?? []
        return (
          <>
            <Typography>{t('adhoc.question')}</Typography>
            <FieldGrid>
              <SelectField
                name="productType"
                label={t('adhoc.product')}
                options={region.products.map((value) => ({ value, label: nameOf(value), hint: lineOf(value) }))}
              />
              {paperTypes.length > 1 && (
                <SelectField
                  name="paperType"
                  label={t('adhoc.paper')}
                  options={paperTypes.map(({ id, label }) => ({ value: id, label }))}
                />
              )}
              <MoneyField name="limit" label={t('excess.limit')} units="whole" />
              <MoneyField name="attachmentPoint" label={t('excess.attachmentPoint')} units="whole" />
              <MoneyField name="premium" label={t('adhoc.premium')} hint={t('adhoc.premiumHint')} units="minor" />
              <DateField name="effectiveDate" label={t('excess.from')} />
            </FieldGrid>
            <TextField
              name="note"
              label={t('excess.note')}
              hint={t('excess.noteHint')}
              rows={3}
              maxLength={2000}
              optional
            />
            <Typography variant="h4" component="h3">
              {t('adhoc.beneath')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('adhoc.beneathHint')}
            </Typography>
            {underlying.map((_, index) => (
              // Layers have no name of their own; they are added at the end and taken from it.
              <UnderlyingFields key={index} name={`underlying.${index}`} />
            ))}
            <div>
              <Button
                size="small"
                onClick={() =>
                  form.setValue('underlying', [
                    ...underlying,
                    { insurer: '', limit: 0, attachmentPoint: attachesAt(underlying) },
                  ])
                }
              >
                {t('adhoc.add')}
              </Button>
              {underlying.length > 0 && (
                <Button size="small" onClick={() => form.setValue('underlying', underlying.slice(0, -1))}>
                  {t('adhoc.less')}
                </Button>
              )}
            </div>
          </>
        )
      }}
    </FormDialog>
  )
}

export default hosted(z.object({ accountId: AccountId, accountName: z.string().optional() }), CreateAdhocExcessDialog)

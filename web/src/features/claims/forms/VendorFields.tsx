import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { type PanelSubcategory, panelSubcategories } from '#shared/contracts/claims/panelSubcategories.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'

const sideBySide = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }

const search = async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
  const input = { params: { type: 'vendor' }, query: { search: text, size: 50 } }
  const { content } = await call(searchPersonaRecords, input, { signal })
  return content.flatMap(({ id, name, description }) =>
    PersonaId.safeParse(id).success ? [{ value: id, label: name, hint: description }] : [],
  )
}

/** An organization of the kind vendor, found by its name. */
const OrganizationField = ({ initial }: { initial: Option<string> | undefined }) => {
  const { t } = useTranslation('claims')
  return (
    <AutocompleteField<string>
      name="organizationId"
      label={t('fields.organization')}
      hint={t('fields.organizationHint')}
      search={search}
      initial={initial}
      optional
    />
  )
}

/** What the desk says of a vendor of the panel. */
export const VendorFields = ({
  does,
  organization,
}: {
  does: readonly PanelSubcategory[]
  organization?: Option<string> | undefined
}) => {
  const { t } = useTranslation('claims')
  return (
    <>
      <TextField name="name" label={t('fields.vendorName')} maxLength={200} autoFocus />
      <OrganizationField initial={organization} />
      <MultiSelectField
        name="does"
        label={t('fields.does')}
        options={panelSubcategories.map(({ id, category }) => ({
          value: id,
          label: t(`subcategories.${id}`),
          hint: t(`categories.${category}`),
        }))}
      />
      {does.length > 0 && (
        <Box sx={sideBySide}>
          {panelSubcategories.flatMap(({ id }) =>
            does.includes(id)
              ? [
                  <MoneyField
                    key={id}
                    name={`hourly.${id}`}
                    units="minor"
                    label={t('fields.hourly', { what: t(`subcategories.${id}`) })}
                  />,
                ]
              : [],
          )}
        </Box>
      )}
      <TextField name="hotline" label={t('fields.hotline')} hint={t('fields.hotlineHint')} optional maxLength={40} />
      <Box sx={sideBySide}>
        <TextField name="contactFirstName" label={t('fields.contactFirstName')} optional maxLength={100} />
        <TextField name="contactLastName" label={t('fields.contactLastName')} optional maxLength={100} />
        <TextField name="contactEmail" label={t('fields.contactEmail')} type="email" optional />
        <TextField name="contactPhone" label={t('fields.contactPhone')} optional maxLength={40} />
      </Box>
      <TextField name="description" label={t('fields.vendorDescription')} optional rows={2} maxLength={2000} />
      <SwitchField name="active" label={t('fields.active')} hint={t('fields.activeHint')} />
    </>
  )
}

import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { listTags } from '#shared/contracts/account/tags.ts'
import { templateColumns } from '#shared/domain/account/uploadColumns.ts'
import { accountCreations } from '#shared/domain/account/uploadWords.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { uploadsPath } from '#web/paths.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { FileDrop } from './FileDrop.tsx'
import { uploadSchema } from './uploadSchema.ts'
import { useUpload } from './useUpload.ts'

const searchTags = async (search: string, signal: AbortSignal) =>
  (await call(listTags, { query: { search } }, { signal })).map(({ name }) => ({ value: name, label: name }))

const searchAgencies = async (text: string, signal: AbortSignal) => {
  const query = { search: text, size: 20 }
  const { content } = await call(searchPersonaRecords, { params: { type: 'agency' }, query }, { signal })
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

/** The template has the names of the columns, marked so that spreadsheets read UTF-8. */
const template = async () => ({
  fileName: 'accounts.csv',
  content: new Blob([`\ufeff${templateColumns(region).join(',')}\r\n`], { type: 'text/csv' }),
})

/** A file of accounts, and what becomes of it. */
export const UploadForm = () => {
  const { t } = useTranslation('bulk')
  const navigate = useNavigate()
  const persona = usePersona()
  const upload = useUpload()
  const schema = useMemo(() => uploadSchema(t), [t])
  const form = useSchemaForm(schema, {
    tags: [],
    redAccounts: false,
    accountCreation: 'AFTER_REVIEW',
    agencyId: null,
  })
  return (
    <Form form={form} onSubmit={async (asked) => navigate(uploadsPath(persona, await upload(asked)))}>
      <FileDrop name="file" label={t('file.label')} hint={t('file.hint')} />
      <FileDownloadButton load={template} variant="text" sx={{ alignSelf: 'flex-start', ml: -1 }}>
        {t('template')}
      </FileDownloadButton>
      {persona === 'COWBELL' && (
        <AutocompleteField<string>
          name="agencyId"
          label={t('fields.agency')}
          hint={t('fields.agencyHint')}
          optional
          search={searchAgencies}
        />
      )}
      <RadioField
        name="accountCreation"
        label={t('fields.accountCreation')}
        stacked
        options={accountCreations.map((value) => ({ value, label: t(`accountCreation.${value}`) }))}
      />
      <MultiAutocompleteField<string> name="tags" label={t('fields.tags')} optional search={searchTags} />
      <SwitchField name="redAccounts" label={t('fields.redAccounts')} hint={t('fields.redAccountsHint')} />
      <Button type="submit" variant="contained" loading={form.formState.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {t('submit')}
      </Button>
    </Form>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { createPortfolioScenario, listPortfolioScenarios } from '#shared/contracts/quote/portfolioScenarios.ts'
import { type Supposable, supposables } from '#shared/domain/questionnaire/supposable.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'

const NoData = z.object({})
type Props = { onClose: () => void }

const blank = { question: null, answer: null }

interface SuppositionProps {
  readonly index: number
  readonly known: readonly Supposable[]
  readonly onRemove: (() => void) | undefined
}

const Supposition = ({ index, known, onRemove }: SuppositionProps) => {
  const { t } = useTranslation('underwriting')
  const asked: string | null = useWatch({ name: `supposed.${index}.question` })
  const answers = known.find(({ key }) => key === asked)?.answers ?? []
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '2fr 1fr auto' }, alignItems: 'start' }}>
      <SelectField
        name={`supposed.${index}.question`}
        label={t('scenarios.control')}
        options={known.map(({ key, label }) => ({ value: key, label }))}
      />
      <SelectField name={`supposed.${index}.answer`} label={t('scenarios.everybody')} options={answers} />
      {onRemove && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onRemove} sx={{ mt: { sm: 3 } }}>
          {t('scenarios.without')}
        </Button>
      )}
    </Box>
  )
}

const Suppositions = () => {
  const { t } = useTranslation('underwriting')
  const { fields, append, remove } = useFieldArray({ name: 'supposed' })
  const known = supposables(region.code)
  return (
    <>
      {fields.map(({ id }, index) => (
        <Supposition
          key={id}
          index={index}
          known={known}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Box>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(blank, { shouldFocus: false })}>
          {t('scenarios.more')}
        </Button>
      </Box>
    </>
  )
}

/** Supposes how every insured answers, and has the book in force priced by it. */
const CreatePortfolioScenarioDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const create = useCommand(createPortfolioScenario, { invalidates: [listPortfolioScenarios] })
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('scenarios.addTitle')}
      submitLabel={t('scenarios.submit')}
      schema={createPortfolioScenario.body}
      defaultValues={{ name: '', supposed: [blank] } as object}
      onClose={onClose}
      onSubmit={async (body) => {
        const { id } = await create.mutateAsync({ body })
        toast.success(t('scenarios.begun'))
        void navigate(`${inPersona(persona, 'scenarios')}/${id}`)
      }}
    >
      <TextField name="name" label={t('scenarios.name')} hint={t('scenarios.nameHint')} maxLength={80} autoFocus />
      <Suppositions />
    </FormDialog>
  )
}

export default hosted(NoData, CreatePortfolioScenarioDialog)

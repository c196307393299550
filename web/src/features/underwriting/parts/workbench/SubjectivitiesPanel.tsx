import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { Subjectivity } from '#shared/contracts/quote/quoteParts.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { updateSubjectivities } from '#shared/contracts/quote/underwriting.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { Form } from '../../../../forms/Form.tsx'
import { TextField } from '../../../../forms/TextField.tsx'
import { useSchemaForm } from '../../../../forms/useSchemaForm.ts'
import { AddIcon, CloseIcon } from '../../../../ui/icons.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useReader } from '../useReader.ts'

const NewSubjectivity = Subjectivity.pick({ text: true })

const AddSubjectivity = ({ onAdd, onClose }: { onAdd: (text: string) => Promise<unknown>; onClose: () => void }) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const form = useSchemaForm(NewSubjectivity, { text: '' })
  return (
    <Form
      form={form}
      spacing={1}
      onSubmit={async ({ text }) => {
        await onAdd(text)
        onClose()
      }}
    >
      <TextField name="text" label={t('subjectivities.text')} rows={2} maxLength={2000} autoFocus />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="small" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('subjectivities.add')}
        </Button>
      </Box>
    </Form>
  )
}

/** What the insured must still bring: ticked when it came, taken off when it is not needed. Every change is saved at once. */
export const SubjectivitiesPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const { may } = useReader()
  const [adding, setAdding] = useState(false)
  const save = useCommand(updateSubjectivities, { invalidates: [getQuote] })
  // What was just changed shows at once; a refusal brings back what stands.
  const subjectivities = save.isPending ? save.variables.body.subjectivities : quote.subjectivities
  const mayChange =
    may('quote:underwrite') &&
    (['underwrite', 'bind', 'issue'] as const).some((action) => canQuote(quote.agencyStatus, action))
  const put = (next: readonly Subjectivity[]) =>
    save.mutateAsync({ params: { quoteId: quote.id }, body: { subjectivities: [...next] } })
  const putNow = (next: readonly Subjectivity[]) => put(next).catch(toast.problem)
  const open = subjectivities.filter(({ resolved }) => !resolved).length
  return (
    <Panel
      title={t('subjectivities.title')}
      dense
      aside={
        subjectivities.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('subjectivities.open', { count: open })}
          </Typography>
        )
      }
      actions={
        mayChange &&
        !adding && (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('subjectivities.new')}
          </Button>
        )
      }
    >
      {subjectivities.length === 0 && !adding && (
        <Typography variant="body2" color="text.secondary">
          {t('subjectivities.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {subjectivities.map((subjectivity, index) => (
          <Box component="li" key={`${index}|${subjectivity.text}`} sx={{ display: 'flex', alignItems: 'flex-start' }}>
            <FormControlLabel
              sx={{ flex: 1, alignItems: 'flex-start', ml: -1, mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={subjectivity.resolved}
                  disabled={!mayChange || save.isPending}
                  onChange={(_, resolved) =>
                    putNow(subjectivities.map((each, at) => (at === index ? { ...each, resolved } : each)))
                  }
                />
              }
              label={
                <Typography
                  variant="body2"
                  sx={{
                    pt: 0.9,
                    overflowWrap: 'anywhere',
                    ...(subjectivity.resolved ? { color: 'text.secondary', textDecoration: 'line-through' } : {}),
                  }}
                >
                  {subjectivity.text}
                </Typography>
              }
            />
            {mayChange && (
              <IconButton
                size="small"
                aria-label={t('subjectivities.remove', { text: subjectivity.text })}
                disabled={save.isPending}
                onClick={() => putNow(subjectivities.filter((_, at) => at !== index))}
              >
                <CloseIcon sx={{ fontSize: '16px !important' }} />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {adding && (
        <AddSubjectivity
          onClose={() => setAdding(false)}
          onAdd={(text) => put([...subjectivities, { text, resolved: false }])}
        />
      )}
    </Panel>
  )
}

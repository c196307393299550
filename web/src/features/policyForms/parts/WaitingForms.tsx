import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type Form, searchForms } from '#shared/contracts/docs/forms.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import * as formDialogs from '../dialogs.ts'
import { wholeBook } from './formReads.ts'

type Proposal = NonNullable<Form['proposal']>

/** What a change is: the form goes, comes into use, goes out of use, or says something else. */
const deedOf = (form: Form, { removed, status }: Proposal): 'change' | 'remove' | 'retire' | 'use' => {
  if (removed) return 'remove'
  if (status !== 'ACTIVE') return 'retire'
  return form.status === 'ACTIVE' ? 'change' : 'use'
}

/** A change that waits: whoever proposed it may take it back, anybody else approves or rejects it. */
const Waiting = ({ form, proposal }: { form: Form; proposal: Proposal }) => {
  const { t } = useTranslation('policyForms')
  const { open } = useDialogs()
  const own = useSession()?.claims.userId === proposal.by
  const { at: proposedAt, byName, edition, formNumber, name } = proposal
  const numbered = t('form.numbered', { formNumber, edition })
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.25, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography>{t(`waits.deed.${deedOf(form, proposal)}`, { name })}</Typography>
        <Typography variant="body2" color="text.secondary" className="tabular">
          {numbered}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('waits.by', { name: byName, at: dateTime(proposedAt) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {!own && (
          <Button
            size="small"
            variant="contained"
            aria-label={t('waits.lookAt', { formNumber, edition })}
            onClick={() => open(formDialogs.approveForm, { form })}
          >
            {t('waits.look')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={t(own ? 'waits.takeBackOf' : 'waits.rejectOf', { formNumber, edition })}
          onClick={() => open(formDialogs.rejectForm, { form, proposedAt })}
        >
          {t(own ? 'waits.takeBack' : 'waits.reject')}
        </Button>
      </Box>
    </Box>
  )
}

/** Changes of the book that wait for a second person; nothing while there are none. */
export const WaitingForms = () => {
  const { t } = useTranslation('policyForms')
  const may = useMay()
  const { data } = useOperation(searchForms, { query: { size: wholeBook } }, { enabled: may('form:manage') })
  const waiting = (data?.content ?? []).filter((form) => form.proposal !== undefined)
  if (waiting.length === 0) return null
  return (
    <Panel title={t('waits.title')} sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('waits.about')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waiting.map((form) => form.proposal && <Waiting key={form.id} form={form} proposal={form.proposal} />)}
      </Box>
    </Panel>
  )
}

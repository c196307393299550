import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AgentEmailField } from '#web/records/agency/AgentEmailField.tsx'

/** E-mails are longer than names, and phones have their country beside them. */
const agentColumns = { xs: '1fr', sm: 'repeat(2, 1fr)', md: '1.5fr 1fr 1fr 1.25fr' }
const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' } }

type AgentFieldsetProps = {
  /** Whose people sell. */
  agencyId: string | undefined
  /** The e-mail that the form opens with. */
  initial: string
  retail: boolean
}

/** The agent, chosen by e-mail, with name and phone; where the state asks for it, the retail agent's name and licence too. */
export const AgentFieldset = ({ agencyId, initial, retail }: AgentFieldsetProps) => {
  const { t } = useTranslation('quote')
  const id = useId()
  return (
    <>
      <Box component="section" aria-labelledby={`${id}-agent`}>
        <Typography variant="h4" component="h3" id={`${id}-agent`} sx={{ mb: 1.5 }}>
          {t('agent.title')}
        </Typography>
        <Box sx={{ ...grid, gridTemplateColumns: agentColumns }}>
          <AgentEmailField
            agencyId={agencyId}
            label={t('person.email')}
            hint={t('agent.emailHint')}
            initial={initial}
            fills={['agentFirstName', 'agentLastName', 'agentPhone']}
          />
          <TextField name="agentFirstName" label={t('person.firstName')} readOnly />
          <TextField name="agentLastName" label={t('person.lastName')} readOnly />
          <PhoneField name="agentPhone" label={t('person.phone')} />
        </Box>
      </Box>
      {retail && (
        <Box component="section" aria-labelledby={`${id}-retail`}>
          <Typography variant="h4" component="h3" id={`${id}-retail`}>
            {t('agent.retailTitle')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {t('agent.retailHint')}
          </Typography>
          <Box sx={grid}>
            <TextField name="retailAgentFirstName" label={t('person.firstName')} />
            <TextField name="retailAgentLastName" label={t('person.lastName')} />
            <TextField name="retailAgentLicenseNumber" label={t('agent.license')} />
          </Box>
        </Box>
      )}
    </>
  )
}

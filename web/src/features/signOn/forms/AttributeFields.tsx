import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rolesToSay } from '#shared/domain/identity/vouchedRole.ts'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'

/** What the provider calls what it says of people, and which of its words stand for which role once it is asked for one. */
export const AttributeFields = ({ asksRole }: { asksRole: boolean }) => {
  const { t } = useTranslation('signOn')
  const persona = usePersona()
  const field = (name: 'email' | 'firstName' | 'lastName' | 'role' | 'team', hint?: string) => (
    <TextField
      name={`attributes.${name}`}
      label={t(`said.${name}`)}
      hint={hint}
      optional={name !== 'email'}
      maxLength={200}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {t('attributes.about')}
      </Typography>
      {field('email')}
      {field('firstName', t('attributes.namesHint'))}
      {field('lastName')}
      {field('role', t('attributes.roleHint'))}
      {asksRole &&
        rolesToSay(persona).map((role, index) => (
          <TextField
            key={role}
            name={`attributes.roles.${index}.says`}
            label={t('attributes.word', { role })}
            maxLength={200}
          />
        ))}
      {persona === 'AGENCY' && field('team', t('attributes.teamHint'))}
    </Box>
  )
}

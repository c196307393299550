import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePersona } from '#web/layout/usePersona.ts'
import { AddIcon, CloseIcon } from '#web/ui/icons.tsx'
import { AccountEntryFields } from './AccountEntryFields.tsx'

/** The organizations of a user; those that were there stay, further ones are added. `names` are of those that were there. */
export const AccountEntryList = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const entries = useFieldArray({ name: 'entries' })
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.fields.map(({ id }, index) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 2, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <AccountEntryFields name={`entries.${index}`} organization={names[index]} />
            </Box>
            {index >= names.length && (
              <IconButton aria-label={t('accounts.drop')} onClick={() => entries.remove(index)}>
                <CloseIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        sx={{ mt: 1 }}
        onClick={() => entries.append({ accountType: persona, accountId: '', roleId: '', teamIds: [] })}
      >
        {t('accounts.add')}
      </Button>
    </Box>
  )
}

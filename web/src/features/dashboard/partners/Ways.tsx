import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { useMay } from '#web/api/useMay.ts'
import { inPersona } from '#web/paths.ts'
import { ways } from './ways.ts'

/** Where to go from a home, by what the reader may open. */
export const Ways = ({ accountType }: { accountType: AccountType }) => {
  const { t } = useTranslation(['dashboard'])
  const may = useMay()
  const open = ways.filter(({ permission, personas }) => may(permission) && (personas?.includes(accountType) ?? true))
  if (open.length === 0) return null
  return (
    <Stack
      component="nav"
      aria-label={t('partners.ways')}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', mt: 2.5 }}
    >
      {open.map(({ path, label, icon: Icon }) => (
        <Button
          key={path}
          component={Link}
          to={inPersona(accountType, path)}
          variant="outlined"
          startIcon={<Icon />}
          sx={{ minHeight: 44 }}
        >
          {t(label)}
        </Button>
      ))}
    </Stack>
  )
}

import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { phone } from '../i18n/format.ts'
import { region } from '../i18n/region.ts'
import { EmailLink } from '../ui/EmailLink.tsx'

/** How to reach support in this region; the claims line instead with `claims`. */
export const SupportContact = ({ claims = false }: { claims?: boolean }) => {
  const { t } = useTranslation()
  const { email, phone: desk, claimsPhone } = region.support
  const line = claims ? claimsPhone : desk
  return (
    <Typography variant="body2" color="text.secondary">
      {t('support.contact')} <EmailLink email={email} /> ·{' '}
      <Link href={`tel:+${line}`} sx={{ whiteSpace: 'nowrap' }}>
        {phone(line)}
      </Link>
    </Typography>
  )
}

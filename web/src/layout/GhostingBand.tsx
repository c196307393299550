import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { type Claims, isGhosting, looksOnly } from '../api/claims.ts'
import { useOperation } from '../api/useOperation.ts'
import { paths } from '../paths.ts'
import { VisibilityIcon } from '../ui/icons.tsx'

const nameKey = 'palisade.jumped'

/** The name of the account jumped into, when the address of the jump carried it. */
export const rememberJumpedAccount = (name: string): void => sessionStorage.setItem(nameKey, name)

/** An unmistakable band while acting in somebody else's account. */
export const GhostingBand = ({ claims }: { claims: Claims }) => (isGhosting(claims) ? <Band claims={claims} /> : null)

const Band = ({ claims }: { claims: Claims }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useOperation(getCurrentUser, {}, { staleTime: 10 * 60_000 })
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 3 },
        py: 0.5,
        color: '#2e1d00',
        fontWeight: 500,
        background: 'repeating-linear-gradient(135deg, #f2b860 0 14px, #eaa941 14px 28px)',
      }}
    >
      <VisibilityIcon />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {t(looksOnly(claims) ? 'shell.looking' : 'shell.ghosting', {
          role: claims.role,
          // The server's word counts; the address may have named it sooner.
          account: user.data?.account.name ?? sessionStorage.getItem(nameKey) ?? t(`persona.${claims.accountType}`),
        })}
      </Box>
      <Button
        size="small"
        variant="contained"
        color="secondary"
        onClick={() => navigate(paths.logout)}
        sx={{ bgcolor: '#14213d', color: '#ffffff', '&:hover': { bgcolor: '#26395f' } }}
      >
        {t('shell.leaveGhosting')}
      </Button>
    </Box>
  )
}

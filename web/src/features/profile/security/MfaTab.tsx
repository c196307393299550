import Box from '@mui/material/Box'
import type { CurrentUser } from '../parts/currentUser.ts'
import { EmailPanel } from './EmailPanel.tsx'
import { FactorsPanel } from './FactorsPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx'

/** How one proves who one is: the second factor and its way back, passkeys, the e-mail to sign in with. */
export const MfaTab = ({ user }: { user: CurrentUser }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <FactorsPanel user={user} />
    {user.mfaType === 'GOOGLE' && <RecoveryCodesPanel />}
    <PasskeysPanel />
    <EmailPanel email={user.email} />
  </Box>
)

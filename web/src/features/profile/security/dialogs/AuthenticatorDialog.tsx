import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { RecoveryCodesDialog } from '../RecoveryCodesDialog.tsx'
import { ScanDialog } from '../ScanDialog.tsx'
import { useEnabledFactor } from '../useEnabledFactor.ts'

/** Sets up an authenticator app: scan, two codes in a row, then the recovery codes, which come with it. */
const AuthenticatorDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('security')
  const [codes, setCodes] = useState<readonly string[]>()
  const enabled = useEnabledFactor()
  if (codes === undefined) return <ScanDialog onVerified={setCodes} onClose={onClose} />
  return (
    <RecoveryCodesDialog
      codes={codes}
      onClose={() => {
        // Only now, since whoever is led away has seen the codes for the last time.
        enabled()
        toast.success(t('mfa.enabled.GOOGLE'))
        onClose()
      }}
    />
  )
}

export default hosted(z.object({}), AuthenticatorDialog)

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createSwitchToken, listMyAccounts } from '#shared/contracts/auth/jumps.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { useSession } from '#web/api/session.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { openSession } from '#web/layout/openSession.ts'
import { switchTo } from '../beginElsewhere.ts'

const Target = z.object({ accountId: createSwitchToken.params.accountId.min(1, 'Choose an account') })

/** As many accounts are offered at once; more are found by typing. */
const most = 50

/** Works in another of one's own accounts, in a tab of its own, where there are more than a menu holds. */
const SwitchAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth')
  const name = useRef<string>(undefined)
  const current = useSession()?.claims.organizationId
  const accountsNamed = async (text: string, signal: AbortSignal) =>
    (await call(listMyAccounts, {}, { signal }))
      .filter(({ id, name: called }) => id !== current && called.toLowerCase().includes(text.trim().toLowerCase()))
      .slice(0, most)
      .map(({ id, name: label, role }) => ({ value: id, label, hint: role }))
  return (
    <FormDialog
      title={t('switchAccount.title')}
      submitLabel={t('switchAccount.button')}
      schema={Target}
      defaultValues={{ accountId: '' }}
      width="xs"
      onClose={onClose}
      onSubmit={({ accountId }) =>
        openSession(() => switchTo(accountId), name.current).catch(orSay(t('switchAccount.failed')))
      }
    >
      <AutocompleteField<string>
        name="accountId"
        label={t('jump.account')}
        search={accountsNamed}
        minimum={0}
        onPick={(option) => {
          name.current = option?.label
        }}
      />
    </FormDialog>
  )
}

export default hosted(z.object({}), SwitchAccountDialog)

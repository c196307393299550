import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createJumpToken } from '#shared/contracts/auth/jumps.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { call } from '../../../api/call.ts'
import { orSay } from '../../../api/orSay.ts'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { AutocompleteField } from '../../../forms/AutocompleteField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { openSession } from '../../../layout/openSession.ts'
import { organizationsNamed } from '../organizationsNamed.ts'

/** Everybody's account can be jumped into but the provider's own. */
const kinds = accountTypes.filter((accountType) => accountType !== 'COWBELL')

const Target = z.object({ accountType: z.enum(kinds), organizationId: z.string('Choose an account').min(1) })

/** Works in somebody else's account, in a tab of its own. What is done there is recorded under one's own name. */
const JumpIntoAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth')
  const name = useRef<string>(undefined)
  return (
    <FormDialog
      title={t('jump.title')}
      submitLabel={t('jump.button')}
      schema={Target}
      defaultValues={{ accountType: 'AGENCY' }}
      width="xs"
      onClose={onClose}
      onSubmit={({ accountType, organizationId }) => {
        const params = { personaPath: personas[accountType].path, accountId: organizationId }
        return openSession(() => call(createJumpToken, { params }), name.current).catch(
          orSay(t('switchAccount.failed')),
        )
      }}
    >
      {(form) => {
        const accountType = form.watch('accountType')
        return (
          <>
            <Typography color="text.secondary">{t('jump.text')}</Typography>
            <SelectField
              name="accountType"
              label={t('jump.kind')}
              options={kinds.map((kind) => ({ value: kind, label: t(`common:persona.${kind}`) }))}
              onPick={() => form.resetField('organizationId')}
            />
            <AutocompleteField<string>
              key={accountType}
              name="organizationId"
              label={t('jump.account')}
              search={(text, signal) => organizationsNamed(accountType, text, signal)}
              onPick={(option) => {
                name.current = option?.label
              }}
            />
          </>
        )
      }}
    </FormDialog>
  )
}

export default JumpIntoAccountDialog

import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createJumpToken } from '#shared/contracts/auth/jumps.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { orSay } from '#web/api/orSay.ts'
import { useSession } from '#web/api/session.ts'
import { proveBefore } from '#web/api/stepUp.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { openSession } from '#web/layout/openSession.ts'
import { organizationsNamed } from '#web/records/organizationsNamed.ts'
import { jumpInto } from '../beginElsewhere.ts'

/** Everybody's account can be jumped into but the provider's own. */
const kinds = accountTypes.filter((accountType) => accountType !== 'COWBELL')

const Target = z.object({
  accountType: z.enum(kinds),
  organizationId: z.string('Choose an account').min(1),
  ...createJumpToken.body.shape,
})

/** Works in somebody else's account, in a tab of its own. What is done there is recorded under one's own name. */
const JumpIntoAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['auth', 'common'])
  const name = useRef<string>(undefined)
  const provedAt = useSession()?.claims.stepUpAt
  return (
    <FormDialog
      title={t('jump.title')}
      submitLabel={t('jump.button')}
      schema={Target}
      defaultValues={{ accountType: 'AGENCY', reason: '', lookOnly: false }}
      width="xs"
      onClose={onClose}
      onSubmit={async ({ accountType, organizationId, reason, lookOnly }) => {
        await proveBefore(provedAt, t('jump.unproved'))
        return openSession(
          () => jumpInto({ personaPath: personas[accountType].path, accountId: organizationId, reason, lookOnly }),
          name.current,
        ).catch(orSay(t('switchAccount.failed')))
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
            <TextField name="reason" label={t('jump.reason')} hint={t('jump.reasonHint')} />
            <CheckboxField name="lookOnly" label={t('jump.lookOnly')} hint={t('jump.lookOnlyHint')} />
          </>
        )
      }}
    </FormDialog>
  )
}

export default hosted(z.object({}), JumpIntoAccountDialog)

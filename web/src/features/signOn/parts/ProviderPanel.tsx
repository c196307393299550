import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  activateIdentityProvider,
  type IdentityProvider,
  listIdentityProviders,
  proveIdentityProviderDomain,
  removeIdentityProvider,
  testIdentityProvider,
  turnOffIdentityProvider,
} from '#shared/contracts/auth/identityProviders.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import * as dialogs from '../dialogs.ts'
import { Deed } from './Deed.tsx'
import { Said } from './Said.tsx'
import { Step } from './Step.tsx'

const changes = { invalidates: [listIdentityProviders] }

/** What the provider has to know of us. */
const Ours = ({ protocol, ours }: IdentityProvider) => {
  const { t } = useTranslation('signOn')
  return (
    <Box sx={{ width: '100%', maxWidth: '48rem', display: 'grid', gap: 1 }}>
      {protocol === 'OIDC' ? (
        <CopiedValue label={t('ours.callbackUrl')} value={ours.callbackUrl} />
      ) : (
        <>
          <CopiedValue label={t('ours.entityId')} value={ours.entityId} />
          <CopiedValue label={t('ours.acsUrl')} value={ours.acsUrl} />
        </>
      )}
    </Box>
  )
}

/** An organization's identity provider: how it stands, and the steps until people sign in with it. */
export const ProviderPanel = ({ provider }: { provider: IdentityProvider }) => {
  const { t } = useTranslation(['signOn', 'records'])
  const { open } = useDialogs()
  const prove = useCommand(proveIdentityProviderDomain, changes)
  const test = useCommand(testIdentityProvider, changes)
  const activate = useCommand(activateIdentityProvider, changes)
  const turnOff = useCommand(turnOffIdentityProvider, changes)
  const remove = useCommand(removeIdentityProvider, changes)
  const {
    id: providerId,
    allowedActions,
    breakGlass,
    challenge,
    domain,
    name,
    provenAt,
    required,
    status,
    tested,
  } = provider
  const params = { providerId }
  const can = (action: string) => allowedActions.includes(action)
  return (
    <Panel
      title={name}
      aside={<StatusChip status={status} label={t(`status.${status}`)} />}
      actions={
        <>
          {can('update') && (
            <Button size="small" onClick={() => open(dialogs.updateIdentityProvider, { provider })}>
              {t('update.action')}
            </Button>
          )}
          {provider.protocol === 'OIDC' && (
            <Button size="small" onClick={() => open(dialogs.replaceIdentityProviderSecret, { providerId, name })}>
              {t('secret.submit')}
            </Button>
          )}
          <Button size="small" onClick={() => open(dialogs.identityProviderHistory, { id: providerId, name })}>
            {t('records:history.title')}
          </Button>
          {can('remove') && (
            <ConfirmButton
              size="small"
              color="error"
              title={t('remove.title', { name })}
              question={t('remove.question')}
              confirmLabel={t('remove.submit')}
              destructive
              onConfirm={async () => {
                await remove.mutateAsync({ params })
                toast.success(t('remove.done', { name }))
              }}
            >
              {t('remove.submit')}
            </ConfirmButton>
          )}
        </>
      }
      sx={{ mb: 2 }}
    >
      <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {t('stands', {
          protocol: t(`protocol.${provider.protocol}`),
          at: provider.issuer ?? provider.metadataUrl,
          domain,
        })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Step number={1} title={t('steps.tell')} done={tested !== undefined}>
          <Typography variant="body2">{t('steps.tellText')}</Typography>
          <Ours {...provider} />
        </Step>
        <Step number={2} title={t('steps.prove', { domain })} done={provenAt !== undefined}>
          {provenAt === undefined ? (
            <>
              <Typography variant="body2">{t('steps.proveText')}</Typography>
              <Box sx={{ width: '100%', maxWidth: '48rem', display: 'grid', gap: 1 }}>
                <CopiedValue label={t('challenge.host')} value={challenge.host} />
                <CopiedValue label={t('challenge.text')} value={challenge.text} />
              </Box>
              <Deed label={t('steps.proveAction')} onDo={() => prove.mutateAsync({ params })} />
            </>
          ) : (
            <Typography variant="body2">{t('steps.proven', { at: dateTime(provenAt) })}</Typography>
          )}
        </Step>
        <Step number={3} title={t('steps.test')} done={tested !== undefined}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {tested === undefined
              ? t('steps.testText')
              : t('steps.tested', { email: tested.email, by: tested.by, at: dateTime(tested.at) })}
          </Typography>
          {tested && <Said tested={tested} />}
          <Deed
            label={t(tested === undefined ? 'steps.testAction' : 'steps.testAgain')}
            onDo={async () => window.location.assign((await test.mutateAsync({ params })).location)}
          />
        </Step>
        <Step number={4} title={t('steps.activate')} done={status === 'ACTIVE'}>
          <Typography variant="body2">
            {status === 'ACTIVE'
              ? t(required ? 'steps.required' : 'steps.active', { domain, name: breakGlass?.name })
              : t('steps.activateText', { domain })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {can('activate') && (
              <Deed
                label={t('steps.activateAction')}
                variant="contained"
                onDo={() => activate.mutateAsync({ params })}
              />
            )}
            {can('demand') && (
              <Button variant="outlined" onClick={() => open(dialogs.requireIdentityProvider, { provider })}>
                {t('require.action')}
              </Button>
            )}
            {can('turnOff') && (
              <ConfirmButton
                color="error"
                title={t('turnOff.title', { name })}
                question={t('turnOff.question')}
                confirmLabel={t('turnOff.submit')}
                destructive
                onConfirm={() => turnOff.mutateAsync({ params })}
              >
                {t('turnOff.submit')}
              </ConfirmButton>
            )}
          </Box>
        </Step>
      </Box>
    </Panel>
  )
}

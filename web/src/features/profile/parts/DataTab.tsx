import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  downloadMyData,
  listMyPrivacyRequests,
  withdrawMyPrivacyRequest,
} from '#shared/contracts/auth/privacyRequests.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { isOpenPrivacyRequest } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { OwnRequests } from '#web/records/privacy/OwnRequests.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { requestOwnData } from '../../privacy/dialogs.ts'

/** What one may ask about the own data, and what one has asked. */
export const DataTab = () => {
  const { t } = useTranslation('privacy')
  const { open } = useDialogs()
  const withdraw = useCommand(withdrawMyPrivacyRequest, { invalidates: [listMyPrivacyRequests] })
  const requests = useOperation(listMyPrivacyRequests, {}, { staleTime: 0 })
  const list = requests.data ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={t('own.title')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {privacyKinds.map((kind) => (
            <Box
              component="li"
              key={kind}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.25 }}
            >
              <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 16rem' } }}>
                <Typography>{t(`kinds.${kind}`)}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {t(`own.hints.${kind}`)}
                </Typography>
              </Box>
              <WhyNot
                reason={
                  list.some((each) => each.kind === kind && isOpenPrivacyRequest(each.status))
                    ? t('own.askedAlready')
                    : undefined
                }
              >
                <Button
                  size="small"
                  variant="outlined"
                  color={kind === 'ERASURE' ? 'error' : 'primary'}
                  onClick={() => open(requestOwnData, { kind })}
                >
                  {t(`ask.${kind}.action`)}
                </Button>
              </WhyNot>
            </Box>
          ))}
        </Box>
      </Panel>
      <OwnRequests requests={requests} load={(input) => call(downloadMyData, input)} withdraw={withdraw.mutateAsync} />
    </Box>
  )
}

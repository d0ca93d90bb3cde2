import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { Me } from '#contract/accounts/schema.ts'
import type { Room } from '#contract/conferences/schema.ts'
import { api } from '#web/foundation/rpc.ts'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { useVisibleHeight } from '#web/foundation/ui/layout/use-visible-height.ts'
import { SelfView } from './broadcast/self-view.tsx'
import { useWatched } from './broadcast/use-watched.ts'
import { ChatPanel } from './chat-panel.tsx'
import { ExpertPanel } from './expert-panel.tsx'
import { openExpertStore } from './expert-store.ts'
import classes from './live-room.module.css'
import { openRoom } from './open-room.ts'
import { RoomBar } from './room-bar.tsx'
import { RoomHead } from './room-head.tsx'
import { RoomOver } from './room-over.tsx'
import { RoomView } from './room-view.tsx'
import { StopRecording } from './stop-recording.tsx'
import { useShownOut } from './use-shown-out.ts'

const leaveFast = (id: string) =>
  void fetch(`/api/conferences/${id}/room/presence`, { method: 'DELETE', keepalive: true }).catch(() => {})

export function LiveRoom({ me, room }: { me: Me; room: Room }) {
  const { conference } = room
  const [roomStore] = useState(() => openRoom({ rooms: api.rooms, room, leaveFast }))
  const state = useSyncExternalStore(roomStore.subscribe, roomStore.state)
  useEffect(() => roomStore.follow(), [roomStore])
  usePageName(conference.title)
  useShownOut(state.isOut ? 'refused' : undefined)
  const isLive = state.conference.status === 'live'
  if (!isLive) return <RoomOver conference={state.conference} />
  return <Inside roomStore={roomStore} me={me} state={state} />
}

type InsideProps = {
  roomStore: ReturnType<typeof openRoom>
  me: Me
  state: ReturnType<ReturnType<typeof openRoom>['state']>
}

function Inside({ roomStore, me, state }: InsideProps) {
  const { conference, broadcast, participants } = state
  const [isChatShown, setChatShown] = useState(true)
  const panelId = useId()
  useVisibleHeight()
  const [expertStore] = useState(() => openExpertStore({ rooms: api.rooms, replays: api.replays, id: conference.id }))
  const expert = useSyncExternalStore(expertStore.subscribe, expertStore.viewModel)
  useEffect(() => expertStore.follow(), [expertStore])
  useEffect(() => expertStore.hear(broadcast), [expertStore, broadcast])
  const isOnAir = expert.onAir.at === 'live' || expert.onAir.at === 'mending'
  // The expert on air does not receive their own broadcast.
  const watched = useWatched(conference.id, broadcast.isLive && !isOnAir ? broadcast.take : undefined)

  return (
    <div className={classes.room} data-chat={isChatShown || undefined} data-fills="scene">
      <RoomHead
        conference={conference}
        isRecording={broadcast.isRecording}
        participants={participants}
        stop={conference.can.moderate && !conference.can.publish && <StopRecording store={expertStore} />}
      />
      <div className={classes.body}>
        <RoomView
          bar={<RoomBar isChatShown={isChatShown} onChat={() => setChatShown(!isChatShown)} panelId={panelId} />}
          broadcast={broadcast}
          expert={conference.expert}
          own={isOnAir ? expert.own : undefined}
          self={
            conference.can.publish ? (
              <ExpertPanel
                store={expertStore}
                expert={expert}
                hasSent={broadcast.take > 0}
                isRecorded={conference.isRecorded}
                isRecording={broadcast.isRecording}
              />
            ) : (
              <SelfView me={me} />
            )
          }
          watched={watched}
        />
        <ChatPanel id={panelId} isShown={isChatShown} roomStore={roomStore} state={state} />
      </div>
    </div>
  )
}

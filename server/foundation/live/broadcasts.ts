/** Broadcasts of rooms, and who watches them: a media server that knows whose each watch is, and lets so many in. */
export type Broadcasts = {
  /**
   * Takes what somebody sends in this room; what was sent before ends.
   * @param recordAs  a name for what is recorded of it, where it is to be
   * @returns  the answer to the offer
   * @throws   Refusal INVALID_INPUT for an offer that is none, BROADCAST_AWAY
   */
  publish(roomId: string, offer: string, recordAs?: string): Promise<string>
  /** What is sent goes on and is not recorded any more; where that cannot be said for sure, it ends. */
  stopRecording(roomId: string): Promise<void>
  /** All who watch are let go. Where nobody sends nothing happens. */
  unpublish(roomId: string): Promise<void>
  /** Whether somebody sends through this server. */
  isPublishing(roomId: string): boolean
  /** Whether somebody sends, through whichever server; undefined where the media server cannot say. */
  isSent(roomId: string): Promise<boolean | undefined>
  /** Rooms in which somebody sends through this server. */
  published(): string[]
  /**
   * Begins to watch; of one member's watches of a room the oldest gives way.
   * @returns  the offer to answer
   * @throws   Refusal NOT_SENDING, ROOM_FULL, BROADCAST_AWAY
   */
  watch(viewer: Viewer): Promise<{ watchId: string; offer: string }>
  /** @throws Refusal NOT_FOUND where this is no watch of theirs, INVALID_INPUT, BROADCAST_AWAY */
  answer(watch: Viewer & { watchId: string }, answer: string): Promise<void>
  /** One that is not theirs stays. */
  unwatch(watch: Viewer & { watchId: string }): void
  /** Ends all that these members watch in a room through this server. */
  dismiss(roomId: string, memberIds: Iterable<string>): void
  /** Rooms that somebody watches through this server. */
  watched(): string[]
  /** Members who watch a room through this server, each as often as they do. */
  viewersOf(roomId: string): string[]
  /** Heard when a room fell silent by itself. */
  onSilent(listener: (roomId: string) => void): void
  close(): Promise<void>
}

export type Viewer = { roomId: string; memberId: string }

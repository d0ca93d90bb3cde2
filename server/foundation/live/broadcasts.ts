/** The broadcasts of rooms and their viewers: a media server with a member for each watch, and a limit on their number. */
export type Broadcasts = {
  /**
   * Takes a broadcast from its sender; the one before in this room ends.
   * @param recordAs  a name for its recording, where it is to be recorded
   * @returns  the answer to the offer
   * @throws   Refusal INVALID_INPUT for an offer that is none, BROADCAST_AWAY
   */
  publish(roomId: string, offer: string, recordAs?: string): Promise<string>
  /** Stops the recording while the broadcast continues. Where that cannot be ensured, the broadcast is ended. */
  stopRecording(roomId: string): Promise<void>
  /** Ends the broadcast of this room and all its watches. Does nothing where nobody sends. */
  unpublish(roomId: string): Promise<void>
  /** Whether somebody sends through this server. */
  isPublishing(roomId: string): Promise<boolean>
  /** Whether somebody sends, on any server; undefined where the media server cannot say. */
  isSent(roomId: string): Promise<boolean | undefined>
  /** Rooms in which somebody sends through this server. */
  published(): string[]
  /**
   * Begins to watch; a member with too many watches of a room loses the oldest.
   * @returns  the offer to answer
   * @throws   Refusal NOT_SENDING, ROOM_FULL, BROADCAST_AWAY
   */
  watch(viewer: Viewer): Promise<{ watchId: string; offer: string }>
  /** @throws Refusal NOT_FOUND where the watch is not theirs, INVALID_INPUT, BROADCAST_AWAY */
  answer(watch: Viewer & { watchId: string }, answer: string): Promise<void>
  /** Ends a watch, if it is this member's. */
  unwatch(watch: Viewer & { watchId: string }): void
  /** Ends all that these members watch in a room through this server. */
  dismiss(roomId: string, memberIds: Iterable<string>): void
  /** Rooms that somebody watches through this server. */
  watched(): string[]
  /** Returns the members who watch a room through this server, once for each watch. */
  viewersOf(roomId: string): string[]
  /** Called when a room fell silent by itself. */
  onSilent(listener: (roomId: string) => void): void
  close(): Promise<void>
}

export type Viewer = { roomId: string; memberId: string }

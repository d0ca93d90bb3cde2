export type Broadcasts = {
  /**
   * The room's earlier broadcast ends.
   * @param recordAs the name of its recording; absent: not recorded
   * @returns the answer to the offer
   * @throws Refusal INVALID_INPUT for an invalid offer, BROADCAST_AWAY
   */
  publish(roomId: string, offer: string, recordAs?: string): Promise<string>
  /** Ends the broadcast where its recording cannot be stopped alone. */
  stopRecording(roomId: string): Promise<void>
  unpublish(roomId: string): Promise<void>
  isPublishing(roomId: string): Promise<boolean>
  isSent(roomId: string): Promise<boolean | undefined>
  published(): string[]
  /**
   * Begins to watch; a member with too many watches of a room loses the oldest.
   * @returns  the offer to answer
   * @throws   Refusal NOT_SENDING, ROOM_FULL, BROADCAST_AWAY
   */
  watch(viewer: Viewer): Promise<{ watchId: string; offer: string }>
  /** @throws Refusal NOT_FOUND where the watch is not theirs, INVALID_INPUT, BROADCAST_AWAY */
  answer(watch: Viewer & { watchId: string }, answer: string): Promise<void>
  unwatch(watch: Viewer & { watchId: string }): void
  dismiss(roomId: string, memberIds: Iterable<string>): void
  watched(): string[]
  viewersOf(roomId: string): string[]
  onSilent(listener: (roomId: string) => void): void
  close(): Promise<void>
}

export type Viewer = { roomId: string; memberId: string }

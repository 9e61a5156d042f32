/** The first of some texts that has fewer bytes than allowed; undefined if none has. They are written one after the other. */
export function findFitting<Room>(
  rooms: readonly Room[],
  compose: (room: Room) => string,
  maxBytes: number,
): string | undefined {
  const bytes = new TextEncoder();
  for (const room of rooms) {
    const text = compose(room);
    if (bytes.encode(text).length < maxBytes) return text;
  }
  return undefined;
}

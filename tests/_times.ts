/** The share of the usual repetitions of a test of chance: 0.1 for a quick answer, 300 for a night. */
const effort = Number(process.env['GUARDBAND_EFFORT'] ?? 1);

/** How often a test of chance repeats: its usual number, unless GUARDBAND_EFFORT wants a share or a multiple of it. */
export const times = (usual: number, least = 1): number => Math.max(least, Math.ceil(usual * effort));

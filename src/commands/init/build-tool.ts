/** The build tool that already measures with JMeter in a project. */
import type { Host } from '../../model/host.js';

export type BuildTool = 'Maven' | 'Gradle';

const buildFiles: readonly (readonly [file: string, tool: BuildTool])[] = [
  ['pom.xml', 'Maven'],
  ['build.gradle', 'Gradle'],
  ['build.gradle.kts', 'Gradle'],
];

/** The tool whose build file in the current folder mentions JMeter; undefined if there is none. */
export async function findBuildTool(host: Host): Promise<BuildTool | undefined> {
  for (const [file, tool] of buildFiles) if (/jmeter/i.test((await host.readText(file)) ?? '')) return tool;
  return undefined;
}

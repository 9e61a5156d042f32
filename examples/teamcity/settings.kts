// Measures pull requests, beside their base where needed, and comments on them on GitHub. Builds of main are recorded on a
// separate branch, so that most pull requests need only one pair. Copy this to .teamcity/; `guardband init` writes
// guardband.yml and .github/load-test.sh. The agents need Node 20, those that measure Java. Only agents that run nothing of the
// project (their names begin with "record") get a credential, made in TeamCity: performance-comment is a token that may write to
// pull requests and commit statuses, performance-history an address to push to, https://USER:TOKEN@github.com/OWNER/NAME.git.
import jetbrains.buildServer.configs.kotlin.*
import jetbrains.buildServer.configs.kotlin.buildFeatures.PullRequests
import jetbrains.buildServer.configs.kotlin.buildFeatures.pullRequests
import jetbrains.buildServer.configs.kotlin.buildSteps.script
import jetbrains.buildServer.configs.kotlin.triggers.vcs

version = "2025.07"

val repository = "https://github.com/OWNER/NAME"
// Outside of the project, which may bring its own.
val install = "npm install --global --prefix \"\$HOME/.guardband\" guardband@0.1.0"

project {
    params {
        // A build of a pull request has the values; another one would find no agent without a default.
        param("teamcity.pullRequest.number", "")
        param("teamcity.pullRequest.target.branch", "")
        param("env.TEAMCITY_PULLREQUEST_NUMBER", "%teamcity.pullRequest.number%")
        param("env.TEAMCITY_PULLREQUEST_TARGET_BRANCH", "%teamcity.pullRequest.target.branch%")
    }
    buildType(Performance)
    buildType(Comment)
    buildType(LoadTest)
    buildType(Record)
}

/** The checkout is in a folder of its own, so that artifacts cannot replace its files. */
fun BuildType.checkOutProject() = vcs { root(DslContext.settingsRoot, "+:. => project") }

object Performance : BuildType({
    name = "Performance"
    artifactRules = """
        project/report.json
        project/report.html
    """.trimIndent()
    checkOutProject()
    steps {
        script {
            workingDir = "project"
            scriptContent = """
                $install
                "${'$'}HOME/.guardband/bin/guardband" gate --baselines branch:performance --out report.json --out report.html
            """.trimIndent()
        }
    }
    features { pullRequests { provider = github { authType = vcsRoot(); filterAuthorRole = PullRequests.GitHubRoleFilter.MEMBER } } }
    requirements { startsWith("teamcity.agent.name", "measure") }
})

object Comment : BuildType({
    name = "Comment"
    params { password("env.GUARDBAND_GITHUB_TOKEN", "credentialsJSON:performance-comment") }
    checkOutProject()
    dependencies {
        snapshot(Performance) { onDependencyFailure = FailureAction.ADD_PROBLEM }
        artifacts(Performance) { artifactRules = "?:report.json => measured" }
    }
    steps {
        script {
            workingDir = "project"
            scriptContent = """
                $install
                "${'$'}HOME/.guardband/bin/guardband" comment ../measured/report.json --commit-status --repository $repository
            """.trimIndent()
        }
    }
    triggers { vcs { branchFilter = "+:pull/*" } }
    requirements { startsWith("teamcity.agent.name", "record") }
})

object LoadTest : BuildType({
    name = "Load test"
    artifactRules = "project/results => results"
    checkOutProject()
    steps {
        script {
            workingDir = "project"
            scriptContent = """
                bash .github/load-test.sh build .
                bash .github/load-test.sh measure . results
            """.trimIndent()
        }
    }
    requirements { startsWith("teamcity.agent.name", "measure") }
})

object Record : BuildType({
    name = "Record"
    params { password("env.PUSH_URL", "credentialsJSON:performance-history") }
    checkOutProject()
    dependencies {
        snapshot(LoadTest) { onDependencyFailure = FailureAction.FAIL_TO_START }
        artifacts(LoadTest) { artifactRules = "results => measured" }
    }
    steps {
        script {
            workingDir = "project"
            scriptContent = """
                $install
                git remote set-url --push origin "${'$'}PUSH_URL"
                "${'$'}HOME/.guardband/bin/guardband" record ../measured --baselines branch:performance
            """.trimIndent()
        }
    }
    triggers { vcs { branchFilter = "+:<default>" } }
    requirements { startsWith("teamcity.agent.name", "record") }
})

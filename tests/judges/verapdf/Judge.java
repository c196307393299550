import java.io.FileInputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Holds each file against its flavour, named before it; prints `file, clause-test, what it says` for each rule that it breaks. */
class Judge {
  public static void main(String[] asked) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    for (var at = 0; at + 1 < asked.length; at += 2) {
      var flavour = PDFAFlavour.fromString(asked[at]);
      var file = asked[at + 1];
      Map<String, String> broken = new LinkedHashMap<>();
      try (var parser = foundry.createParser(new FileInputStream(file), flavour);
          var validator = foundry.createValidator(flavour, false)) {
        for (var assertion : validator.validate(parser).getTestAssertions())
          if (assertion.getStatus() == TestAssertion.Status.FAILED)
            broken.put(
                assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber(),
                assertion.getMessage().replaceAll("\\s+", " "));
      }
      broken.forEach((rule, says) -> System.out.println(file + "\t" + rule + "\t" + says));
    }
  }
}
